/**
 * How the web client draws the list of events as a newcomer sees it first, and what the browser needs to know to take it over.
 * `ask` answers what a browser would be told at `/api{path}`; `wide` is for windows of 1024 px and more.
 */
export type DrawHome = (ask: <T>(path: string) => Promise<T>, wide: boolean) => Promise<{ html: string; known: unknown }>;
