import { SetMetadata } from '@nestjs/common';

const NAME = 'asks-others';

/** For a read that makes this server fetch something from elsewhere: each address may do that so many times a minute. */
export const AsksOthers = () => SetMetadata(NAME, true);

export const asksOthers = (handler: object): boolean => Reflect.getMetadata(NAME, handler) === true;
