/** Answers `POST /api/suggest-event` and `POST /api/report`: 202. */
export type SubmissionResponse = { id: string };
