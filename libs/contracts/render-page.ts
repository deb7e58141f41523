/**
 * Renders a page for a first visit on the server: the event list at '/' or an event at '/event/…'. Returns its HTML and the data
 * the browser needs to hydrate it. `ask` fetches `/api{path}`; `wide` is true for windows of 1024 px or more.
 */
export type RenderPage = (
  ask: <T>(path: string) => Promise<T>,
  path: string,
  wide: boolean,
) => Promise<{ html: string; data: unknown }>;
