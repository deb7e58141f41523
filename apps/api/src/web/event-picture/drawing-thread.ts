import { parentPort } from 'node:worker_threads';
import { mapStackTraces } from '#libs/stack-traces';
import { createPictureDrawer, type PictureSubject } from './draw';

mapStackTraces();

const drawerPromise = createPictureDrawer();

// One subject at a time: the caller waits for each picture, so answers need no id.
parentPort!.on('message', async (subject: PictureSubject) => parentPort!.postMessage((await drawerPromise)(subject)));
