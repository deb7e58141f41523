import { SetMetadata } from '@nestjs/common';

const METADATA_KEY = 'not-counted-as-write';

/** For a POST that changes nothing: it does not count towards WRITES_PER_MINUTE. */
export const NotCountedAsWrite = () => SetMetadata(METADATA_KEY, true);

export const isNotCountedAsWrite = (handler: object): boolean => Reflect.getMetadata(METADATA_KEY, handler) === true;
