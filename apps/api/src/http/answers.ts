import { SetMetadata } from '@nestjs/common';

const NAME = 'answers';

/**
 * What a call answers, where the type of its method does not say so: `T` is what the reference reads, and
 * `types` what it is sent as: the first of them, or another.
 */
export const Answers = <_T>(...types: string[]) => SetMetadata(NAME, types.length > 0 ? types : undefined);

export const answeredAs = (handler: object): readonly string[] => Reflect.getMetadata(NAME, handler) ?? ['application/json'];

/**
 * What else it may answer than that or a failure: `T` under a status, void where that says it all. One for each status; read by the
 * reference, likewise.
 */
export const OrAnswers = <_T>(status: number) => SetMetadata('fails', status);

/** What may stand behind its address where no class says so: names, and what each is. */
export const AsksFor = (what: Readonly<Record<string, string>>) => SetMetadata(ASKED, what);

const ASKED = 'asks-for';

export const askedFor = (handler: object): Readonly<Record<string, string>> => Reflect.getMetadata(ASKED, handler) ?? {};
