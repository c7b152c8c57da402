import fc from 'fast-check'

/*
 * `CARDWRIGHT_SEED=7 npm test` draws other random cases: other matches for the battery, other values for properties. Without
 * it every run of the battery draws the same.
 */
const { CARDWRIGHT_SEED } = process.env
if (CARDWRIGHT_SEED !== undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(CARDWRIGHT_SEED) })
