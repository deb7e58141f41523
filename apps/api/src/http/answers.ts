import { SetMetadata } from '@nestjs/common';

const NAME = 'answers';

/**
 * What a call answers, where the type of its method does not say so: `T` is what the reference reads (`npm run reference`), and
 * `type` what it is sent as.
 */
export const Answers = <_T>(type = 'application/json') => SetMetadata(NAME, type);

export const answeredAs = (handler: object): string | undefined => Reflect.getMetadata(NAME, handler);

/** What else it may answer than that or a failure: `T` under a status, void where that says it all. Read by the reference, likewise. */
export const OrAnswers = <_T>(status: number) => SetMetadata('fails', status);

/** What may stand behind its address where no class says so: names, and what each is. */
export const AsksFor = (what: Readonly<Record<string, string>>) => SetMetadata(ASKED, what);

const ASKED = 'asks-for';

export const askedFor = (handler: object): Readonly<Record<string, string>> => Reflect.getMetadata(ASKED, handler) ?? {};
