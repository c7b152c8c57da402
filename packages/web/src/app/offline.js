// The service worker: keeps what practice needs. The version and the list are written when the site is built.
const version = '__VERSION__'
const files = ['__FILES__']
const name = `cardwright-${version}`

/** Two at a time, so that what somebody waits for meanwhile does not stand in a queue. */
async function keepAll() {
  const cache = await caches.open(name)
  const rest = files.values()
  const keep = async () => {
    for (const file of rest) await cache.add(file)
  }
  await Promise.all([keep(), keep()])
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((each) => each.startsWith('cardwright-') && each !== name)
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((each) => caches.delete(each))))
      .then(() => self.clients.claim()),
  )
})

/** Pages come from the network while there is one, so that a new version is seen; files have their version in the name. */
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || /^\/(api|ws)(\/|$)/.test(url.pathname)) return
  if (request.mode === 'navigate')
    event.respondWith(fetch(request).catch(() => caches.match('/', { ignoreVary: true })))
  else event.respondWith(caches.match(request, { ignoreVary: true }).then((kept) => kept ?? fetch(request)))
})
