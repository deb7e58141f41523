import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';

export type SignedInAccount = Readonly<{ account: string; signIn: string }>;

export type RequestOfResident = { signedIn?: SignedInAccount };

/** Undefined without a sign-in. Only in controllers marked `ForResidents`. */
export const Resident = createParamDecorator((_: unknown, context: ExecutionContext) => residentIn(context));

export const residentIn = (context: ExecutionContext): SignedInAccount | undefined =>
  context.switchToHttp().getRequest<RequestOfResident>().signedIn;

const METADATA_KEY = 'for-residents';

/** Authenticates requests of calls that may concern an account. Other calls give everyone the same response. */
export const ForResidents = () => SetMetadata(METADATA_KEY, true);

export const isForResidents = (controller: object): boolean => Reflect.getMetadata(METADATA_KEY, controller) === true;
