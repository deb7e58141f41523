import { InputBase, type InputWrapperProps } from '@mantine/core';
import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { Icon } from './icon';
import line from './input.module.css';

type Named = Readonly<{
  label: string;
  /** Says so behind the name. */
  optional?: boolean;
  /** What to know before one types. What was wrong afterwards takes its place. */
  help?: string;
  error?: string;
}>;

/** Mantine's sizes are not those of the browser, and none of ours has one. */
type Native<Element extends 'input' | 'textarea' | 'select'> = Named & Omit<ComponentProps<Element>, 'size'>;

/** A line to type into, under its name. Days and times are the browser's own: a phone shows its wheels. */
export const Field = ({ label, optional, help, error, ...input }: Native<'input'>) => (
  <InputBase {...input} {...about({ label, optional, help, error })} />
);

/** Several lines. */
export const TextField = ({ label, optional, help, error, ...area }: Native<'textarea'>) => (
  <InputBase component="textarea" {...area} {...about({ label, optional, help, error })} />
);

/** One of several: the browser's own list, which a phone shows over its whole width. */
export const SelectField = ({ label, optional, help, error, ...select }: Native<'select'>) => (
  <InputBase component="select" {...select} {...about({ label, optional, help, error })} />
);

const about = ({ label, optional, help, error }: Named) => ({
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
