/** The list at '/' or an event at '/event/…', with the data to hydrate it. `ask` fetches `/api{path}`; `wide` is 1024 px up. */
export type RenderPage = (
  ask: <T>(path: string) => Promise<T>,
  path: string,
  wide: boolean,
) => Promise<{ html: string; data: unknown }>;
