import { SetMetadata } from '@nestjs/common';

const CONTENT_TYPES_KEY = 'answers';

/** Declares the response for the reference if the return type does not: `T`, and its content types (`application/json`). */
export const Answers = <_T>(...types: string[]) => SetMetadata(CONTENT_TYPES_KEY, types.length > 0 ? types : undefined);

export const contentTypesOf = (handler: object): readonly string[] =>
  Reflect.getMetadata(CONTENT_TYPES_KEY, handler) ?? ['application/json'];

/** Declares another response under a status, void without a body. One per status; read by the reference. */
export const OrAnswers = <_T>(status: number) => SetMetadata('fails', status);

export const TakesQuery = (parameters: Readonly<Record<string, string>>) => SetMetadata(QUERY_KEY, parameters);

const QUERY_KEY = 'asks-for';

export const queryOf = (handler: object): Readonly<Record<string, string>> => Reflect.getMetadata(QUERY_KEY, handler) ?? {};
