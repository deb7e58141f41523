import { readFileSync } from 'node:fs';
import { SourceMap, type SourceOrigin } from 'node:module';
import { dirname, resolve } from 'node:path';

/** From now on stack traces name the sources. Reads a map when a trace needs it: `--enable-source-maps` reads all at the start and keeps them. */
export const mapStackTraces = () => {
  Error.prepareStackTrace = (error, sites) =>
    [headingOf(error), ...sites.map((site) => `    at ${describeSite(site)}`)].join('\n');
};

/** With the code of an error of Node, as Node prints it. */
const headingOf = (error: Error & { code?: unknown }): string => {
  const text = Error.prototype.toString.call(error);
  return String(error.code).startsWith('ERR_') && text.startsWith(error.name)
    ? `${error.name} [${error.code}]${text.slice(error.name.length)}`
    : text;
};

const describeSite = (site: NodeJS.CallSite): string => {
  const [file, line, column] = [site.getFileName(), site.getLineNumber(), site.getColumnNumber()];
  const origin = file && line && column ? findOrigin(file, line, column) : undefined;
  return origin ? String(site).replace(`${file}:${line}:${column}`, () => origin) : String(site);
};

const findOrigin = (file: string, line: number, column: number): string | undefined => {
  const { fileName, lineNumber, columnNumber }: Partial<SourceOrigin> = sourceMapOf(file)?.findOrigin(line, column) ?? {};
  return fileName && `${resolve(dirname(file), fileName)}:${lineNumber}:${columnNumber}`;
};

const sourceMapOf = (file: string): SourceMap | undefined => {
  if (!sourceMaps.has(file)) sourceMaps.set(file, readSourceMap(file));
  return sourceMaps.get(file);
};

const sourceMaps = new Map<string, SourceMap | undefined>();

const readSourceMap = (file: string): SourceMap | undefined => {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  } catch {
    return undefined;
  }
};
