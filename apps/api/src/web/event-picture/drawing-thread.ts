import { parentPort } from 'node:worker_threads';
import { mapStackTraces } from '#libs/stack-traces';
import { createPictureDrawer, type PictureSubject } from './draw';

mapStackTraces();

const drawer = createPictureDrawer();

parentPort!.on('message', async (subject: PictureSubject) => parentPort!.postMessage((await drawer)(subject)));
