import { Type } from 'class-transformer';
import { IsObject, IsString, IsUrl, Matches, MaxLength, ValidateNested } from 'class-validator';
import { IsKey } from '../rules';

const MAX_ENDPOINT_LENGTH = 1_000;

const WEB = { protocols: ['http', 'https'], require_protocol: true, require_tld: false };

class BrowserKeys {
  /** An uncompressed point of the curve P-256. */
  @Matches(/^[\w-]{87}=?$/, { message: '$property must be the public key of the browser.' })
  p256dh!: string;

  @Matches(/^[\w-]{22}={0,2}$/, { message: '$property must be the secret of the browser.' })
  auth!: string;
}

class BrowserAddressBody {
  @IsUrl(WEB)
  @MaxLength(MAX_ENDPOINT_LENGTH)
  endpoint!: string;

  @IsObject()
  @ValidateNested()
  @Type(() => BrowserKeys)
  keys!: BrowserKeys;
}

/** `POST /api/push`: sends this browser push reminders while no page is open. 204. */
export class TellBrowserBody {
  @IsKey()
  sessionId!: string;

  @IsObject()
  @ValidateNested()
  @Type(() => BrowserAddressBody)
  subscription!: BrowserAddressBody;
}

export class ForgetBrowserBody {
  @IsKey()
  sessionId!: string;

  @IsString()
  @MaxLength(MAX_ENDPOINT_LENGTH)
  endpoint!: string;
}
