/**
 * How the web client draws a page as a newcomer sees it first, and what the browser needs to know to take it over: the list of
 * events at '/', one of them at '/event/…'. `ask` answers what a browser would be told at `/api{path}`; `wide` is for windows
 * of 1024 px and more.
 */
export type DrawPage = (
  ask: <T>(path: string) => Promise<T>,
  path: string,
  wide: boolean,
) => Promise<{ html: string; known: unknown }>;
