import { SetMetadata } from '@nestjs/common';

const METADATA_KEY = 'only-reads';

/** Marks a call that changes nothing whatever its method. Reads of the calendar are not limited. */
export const ReadOnly = () => SetMetadata(METADATA_KEY, true);

export const isReadOnly = (handler: object): boolean => Reflect.getMetadata(METADATA_KEY, handler) === true;
