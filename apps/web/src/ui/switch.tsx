import { Switch as MantineSwitch } from '@mantine/core';
import type { ChangeEventHandler } from 'react';
import styles from './switch.module.css';

type Props = { label: string; checked: boolean; onChange: ChangeEventHandler<HTMLInputElement> };

export const Switch = (props: Props) => <MantineSwitch unstyled classNames={styles} {...props} />;
