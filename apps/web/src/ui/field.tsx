import { InputBase, type InputWrapperProps } from '@mantine/core';
import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { Icon } from './icon';
import line from './input.module.css';

type FieldProps = Readonly<{
  label: string;
  optional?: boolean;
  help?: string;
  error?: string;
}>;

/** `size` means something else to Mantine, and no field has one. */
type Native<Element extends 'input' | 'textarea' | 'select'> = FieldProps & Omit<ComponentProps<Element>, 'size'>;

/** Dates and times stay the browser's own inputs: phones show their native pickers. */
export const Field = ({ label, optional, help, error, ...input }: Native<'input'>) => (
  <InputBase {...input} {...about({ label, optional, help, error })} />
);

export const TextField = ({ label, optional, help, error, ...area }: Native<'textarea'>) => (
  <InputBase component="textarea" {...area} {...about({ label, optional, help, error })} />
);

/** The browser's own select: phones show their native list. */
export const SelectField = ({ label, optional, help, error, ...select }: Native<'select'>) => (
  <InputBase component="select" {...select} {...about({ label, optional, help, error })} />
);

const about = ({ label, optional, help, error }: FieldProps) => ({
  unstyled: true,
  classNames: {
    root: styles.field,
    wrapper: styles.wrapper,
    label: styles.label,
    input: line.input,
    description: styles.help,
    error: styles.error,
  },
  inputWrapperOrder: ORDER,
  label: (
    <>
      {label}
      {optional && <span className={styles.optional}> optional</span>}
    </>
  ),
  withAsterisk: false,
  description: error === undefined && help,
  error: error !== undefined && (
    <>
      <Icon name="alert" size={18} />
      {error}
    </>
  ),
  errorProps: { role: 'alert' },
});

const ORDER: NonNullable<InputWrapperProps['inputWrapperOrder']> = ['label', 'input', 'description', 'error'];
