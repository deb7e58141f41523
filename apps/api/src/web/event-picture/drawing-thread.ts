import { parentPort } from 'node:worker_threads';
import { createPictureDrawer, type PictureSubject } from './draw';

const drawer = createPictureDrawer();

parentPort!.on('message', async (subject: PictureSubject) => parentPort!.postMessage((await drawer)(subject)));
