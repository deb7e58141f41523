import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { startLimitedProcess } from '../processes/limited-process';

const MAX_READING_MS = 10_000;
const MEMORY_LIMITS = { heapMb: 256, residentMb: 768 };
const MAX_PAGES = 20;
const MAX_LINES = 500;

/** Returns lines from top to bottom; none if it has only pictures, or exceeds 10 s or 768 MB. One at a time, in a process of its own, because a stranger made it. */
export class PdfReader {
  private queue: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly script = READING_SCRIPT,
    private readonly maxReadingMs = MAX_READING_MS,
  ) {}

  read(bytes: Uint8Array): Promise<string[]> {
    const reading = this.queue.then(() => this.readNext(bytes));
    this.queue = reading.catch(() => {});
    return reading;
  }

  private async readNext(bytes: Uint8Array): Promise<string[]> {
    const child = startLimitedProcess(this.script, MEMORY_LIMITS);
    let timeout: NodeJS.Timeout | undefined;
    try {
      return await new Promise<string[]>((resolve) => {
        child.once('message', (lines) => resolve(lines as string[]));
        for (const eventName of ['error', 'exit']) child.once(eventName, () => resolve([]));
        timeout = setTimeout(() => resolve([]), this.maxReadingMs);
        child.send({ reader: unpdfUrl(), bytes, maxPages: MAX_PAGES, maxLines: MAX_LINES }, () => {});
      });
    } finally {
      clearTimeout(timeout);
      child.kill('SIGKILL');
    }
  }
}

/** `unpdf` can only be loaded by an import, and the child process has no folder of its own to find it from. */
const unpdfUrl = () => pathToFileURL(createRequire(__filename).resolve('unpdf')).href;

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
