/** Answers `POST /api/suggest-event` and `POST /api/report`: 202. */
export type Noted = { id: string };
