/** The body of every response with an error status. */
export type ErrorResponse = {
  statusCode: number;
  error: string;
  message: string;
};
