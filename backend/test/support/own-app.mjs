/** Gives a spec the application of the worker that runs it. Jest counts workers from 1. */
const { TEST_APPS, JEST_WORKER_ID } = process.env;
const apps = JSON.parse(TEST_APPS ?? '[]');
Object.assign(process.env, apps[(Number(JEST_WORKER_ID) - 1) % apps.length]);
