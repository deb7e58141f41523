import { type ValidationArguments, ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';

@ValidatorConstraint({ name: 'isWebAddress' })
export class IsWebAddress implements ValidatorConstraintInterface {
  validate(value: unknown, { constraints }: ValidationArguments) {
    return constraints.includes(value) || isWebAddress(String(value));
  }

  defaultMessage({ property, constraints }: ValidationArguments) {
    const instead = constraints.map((word) => `'${word}'`).join(' or ');
    return `${property} must be an http(s) address without a name and password${instead && `, or ${instead}`}.`;
  }
}

const isWebAddress = (text: string) => {
  if (!URL.canParse(text) || /\s/.test(text)) return false;
  const { protocol, username, password } = new URL(text);
  return ['http:', 'https:'].includes(protocol) && !username && !password;
};
