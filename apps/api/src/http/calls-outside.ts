import { SetMetadata } from '@nestjs/common';

const METADATA_KEY = 'asks-others';

export const CallsOutside = () => SetMetadata(METADATA_KEY, true);

export const callsOutside = (handler: object): boolean => Reflect.getMetadata(METADATA_KEY, handler) === true;
