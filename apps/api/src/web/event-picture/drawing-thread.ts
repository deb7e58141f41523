import { parentPort } from 'node:worker_threads';
import { readTools, type Subject } from './draw';

/** Runs in a thread: for each subject it is handed it hands back a picture. What goes wrong ends it, and is told to who began it. */
const tools = readTools();

parentPort!.on('message', async (subject: Subject) => parentPort!.postMessage((await tools)(subject)));
