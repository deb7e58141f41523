import { BadRequestException, Injectable, type PipeTransform } from '@nestjs/common';
import { type HashedKey, isHashedKey } from '#libs/domain';

/** The hash of somebody's key in an address. */
@Injectable()
export class KeyHash implements PipeTransform<string, HashedKey> {
  static readonly PATTERN = '^[0-9a-f]{64}$';

  transform(text: string): HashedKey {
    if (!isHashedKey(text)) throw new BadRequestException('key must be the hash of a key: 64 hexadecimal digits.');
    return text;
  }
}
