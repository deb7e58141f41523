import { parentPort } from 'node:worker_threads';
import { createPictureDrawer, type PictureSubject } from './draw';

/** Worker thread: posts a picture for each subject. An error ends the thread and reaches its parent. */
const drawer = createPictureDrawer();

parentPort!.on('message', async (subject: PictureSubject) => parentPort!.postMessage((await drawer)(subject)));
