import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

const LONGEST_MS = 10_000;
const MOST_MEGABYTES = 256;
/** More than this process as a whole may grow by meanwhile: a thread is only held to the memory of its own objects, not to that of its bytes. */
const MOST_GROWN = 512 * 1024 * 1024;
const LOOK_AGAIN_MS = 20;
const MOST_PAGES = 20;
const MOST_LINES = 500;

/**
 * The lines of text in a PDF, from top to bottom as its pages have them. Each is read in a thread of its own, one at a time,
 * since strangers made it: what cannot be read in time and in little memory, or has only pictures, has no lines.
 */
export class PdfReader {
  private before: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly code = READING,
    private readonly longestMs = LONGEST_MS,
  ) {}

  read(bytes: Uint8Array): Promise<string[]> {
    const reading = this.before.then(() => this.readNext(bytes));
    this.before = reading.catch(() => {});
    return reading;
  }

  private async readNext(bytes: Uint8Array): Promise<string[]> {
    const thread = new Worker(this.code, {
      eval: true,
      workerData: { reader: readerFile(), bytes, mostPages: MOST_PAGES, mostLines: MOST_LINES },
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
      env: {},
      stdout: true,
      stderr: true,
    });
    const before = process.memoryUsage.rss();
    let [late, watching]: NodeJS.Timeout[] = [];
    try {
      return await new Promise<string[]>((tell) => {
        thread.once('message', tell);
        for (const ending of ['error', 'exit']) thread.once(ending, () => tell([]));
        late = setTimeout(() => tell([]), this.longestMs);
        watching = setInterval(() => process.memoryUsage.rss() - before > MOST_GROWN && tell([]), LOOK_AGAIN_MS);
      });
    } finally {
      clearTimeout(late);
      clearInterval(watching);
      await thread.terminate();
    }
  }
}

/** A module that only an import can load, wherever this file was built to. */
const readerFile = () => pathToFileURL(createRequire(__filename).resolve('unpdf')).href;

const READING = `
const { parentPort, workerData } = require('node:worker_threads');
(async () => {
  const { getDocumentProxy } = await import(workerData.reader);
  const pdf = await getDocumentProxy(new Uint8Array(workerData.bytes), { isEvalSupported: false, verbosity: 0 });
  const lines = [];
  for (let page = 1; page <= Math.min(pdf.numPages, workerData.mostPages); page += 1) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    let line = '';
    for (const { str = '', hasEOL } of items) {
      line += str;
      if (!hasEOL) continue;
      lines.push(line);
      line = '';
    }
    lines.push(line);
  }
  const clean = lines.map((line) => line.replace(/\\s+/g, ' ').trim().slice(0, 500)).filter(Boolean);
  parentPort.postMessage(clean.slice(0, workerData.mostLines));
})();`;
