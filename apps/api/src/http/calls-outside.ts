import { SetMetadata } from '@nestjs/common';

const METADATA_KEY = 'asks-others';

/** Marks a read that calls another site. It is limited per address and minute. */
export const CallsOutside = () => SetMetadata(METADATA_KEY, true);

export const callsOutside = (handler: object): boolean => Reflect.getMetadata(METADATA_KEY, handler) === true;
