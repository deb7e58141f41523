import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const MAX_READING_MS = 10_000;
const MAX_HEAP_MB = 256;
/** Includes what the heap limit does not count: the bytes that a PDF unpacks to. */
const MAX_RESIDENT_BYTES = 768 * 1024 * 1024;
const MEMORY_CHECK_MS = 20;
const MAX_PAGES = 20;
const MAX_LINES = 500;

/**
 * Returns the lines of text in a PDF, from top to bottom as its pages have them; none if it has only pictures, or cannot be read
 * in 10 s and 768 MB. A stranger made the PDF, so each is read in a process of its own, one at a time: Node ends the whole process
 * when a heap is full, also when the heap is that of a worker thread.
 */
export class PdfReader {
  private before: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly script = READING_SCRIPT,
    private readonly maxReadingMs = MAX_READING_MS,
  ) {}

  read(bytes: Uint8Array): Promise<string[]> {
    const reading = this.before.then(() => this.readNext(bytes));
    this.before = reading.catch(() => {});
    return reading;
  }

  private async readNext(bytes: Uint8Array): Promise<string[]> {
    const child = spawn(process.execPath, [`--max-old-space-size=${MAX_HEAP_MB}`, '-e', MEMORY_CHECK + this.script], {
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    let timeout: NodeJS.Timeout | undefined;
    try {
      return await new Promise<string[]>((resolve) => {
        child.once('message', (lines) => resolve(lines as string[]));
        for (const ending of ['error', 'exit']) child.once(ending, () => resolve([]));
        timeout = setTimeout(() => resolve([]), this.maxReadingMs);
        child.send({ reader: readerFile(), bytes, maxPages: MAX_PAGES, maxLines: MAX_LINES }, () => {});
      });
    } finally {
      clearTimeout(timeout);
      child.kill('SIGKILL');
    }
  }
}

/** `unpdf` can only be loaded by an import, and the child process has no folder of its own to find it from. */
const readerFile = () => pathToFileURL(createRequire(__filename).resolve('unpdf')).href;

/** Ends a child process that needs too much memory, or whose parent is gone. A thread does it, because the main thread is busy. */
const MEMORY_CHECK = `
const { Worker } = require('node:worker_threads');
const check = (maxBytes, parent) => {
  if (process.memoryUsage.rss() > maxBytes || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
};
new Worker(
  'setInterval(' + check + ', ${MEMORY_CHECK_MS}, ${MAX_RESIDENT_BYTES}, ' + process.ppid + ')',
  { eval: true },
).unref();
`;

const READING_SCRIPT = `
process.once('message', async ({ reader, bytes, maxPages, maxLines }) => {
  const { getDocumentProxy } = await import(reader);
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { isEvalSupported: false, verbosity: 0 });
  const lines = [];
  for (let page = 1; page <= Math.min(pdf.numPages, maxPages); page += 1) {
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
  process.send(clean.slice(0, maxLines));
});
`;
