"""Answers at random: npx cardwright bot python3 examples/bots/random_bot.py --create duel"""
import json, random, sys, uuid

match, asks, keys, waiting = None, [], [], None

def say(kind):
    global waiting
    waiting = str(uuid.uuid4())  # an id is never used twice
    print(json.dumps({"type": kind, "id": waiting, "match": match, "ask": asks[0]["id"], "keys": keys}), flush=True)

def choose(add, stop):
    enough = not add or (stop and random.random() < 0.5)
    if not enough:
        keys.append(random.choice(add))
    say("answer" if enough else "next")  # next: what may be added to these keys?

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "joined":  # a new match, or the same one after the connection broke
        match, asks, waiting = message["match"], [], None
    elif message["type"] == "ask":
        asks = message["asks"]
    elif waiting and message.get("re") == waiting and message["type"] == "next":
        choose(message["add"], message["stop"])
    elif waiting and message.get("re") == waiting:  # done, or refused
        waiting = None
    if asks and not waiting:  # one thing at a time
        some = asks[0].get("some")
        keys = [] if some else [random.choice(asks[0]["options"])["key"]]
        choose(some["add"], some["stop"]) if some else say("answer")
