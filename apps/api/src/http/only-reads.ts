import { SetMetadata } from '@nestjs/common';

const NAME = 'only-reads';

/** For a call that changes nothing, whatever its method: reads of the calendar are not limited. */
export const OnlyReads = () => SetMetadata(NAME, true);

export const onlyReads = (handler: object): boolean => Reflect.getMetadata(NAME, handler) === true;
