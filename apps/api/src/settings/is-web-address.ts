import { type ValidationArguments, ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';

@ValidatorConstraint({ name: 'isWebAddress' })
export class IsWebAddress implements ValidatorConstraintInterface {
  validate(value: unknown, { constraints }: ValidationArguments) {
    return constraints.includes(value) || isHttpUrl(String(value));
  }

  defaultMessage({ property, constraints }: ValidationArguments) {
    const alternatives = constraints.map((word) => `'${word}'`).join(' or ');
    return `${property} must be an http(s) address without a name and password${alternatives && `, or ${alternatives}`}.`;
  }
}

const isHttpUrl = (text: string) => {
  if (!URL.canParse(text) || /\s/.test(text)) return false;
  const { protocol, username, password } = new URL(text);
  return ['http:', 'https:'].includes(protocol) && !username && !password;
};
