import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';

/** By which sign-in of which account a request is made. */
export type SignedIn = Readonly<{ account: string; signIn: string }>;

/** A request, once it is known who sends it. */
export type ByResident = { signedIn?: SignedIn };

/** Who sends the request; undefined where nobody has signed in. Only for what is `ForResidents`. */
export const Resident = createParamDecorator((_: unknown, context: ExecutionContext) => residentIn(context));

export const residentIn = (context: ExecutionContext): SignedIn | undefined =>
  context.switchToHttp().getRequest<ByResident>().signedIn;

const NAME = 'for-residents';

/** For calls that may be about an account: it is found out who sends them. All others are answered alike to everybody, unasked. */
export const ForResidents = () => SetMetadata(NAME, true);

export const isForResidents = (controller: object): boolean => Reflect.getMetadata(NAME, controller) === true;
