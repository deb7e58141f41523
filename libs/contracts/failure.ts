/** The body of every answer that is not a success. */
export type Failure = {
  statusCode: number;
  error: string;
  message: string;
};
