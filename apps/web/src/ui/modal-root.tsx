import { Modal, type ModalRootProps } from '@mantine/core';
import { useEffect } from 'react';
import { focusHeading } from '../lib/focus-heading';
import { MantineRoot } from './mantine-root';
import './modal-root.css';

export const ModalRoot = (props: ModalRootProps) => {
  useFocusReturn(props.opened);
  return (
    <MantineRoot>
      <Modal.Root {...props} returnFocus={false} transitionProps={{ transition: 'fade', duration: 120 }} />
    </MantineRoot>
  );
};

/** Mantine returns no focus for a dialog that is mounted or unmounted while open. */
const useFocusReturn = (opened: boolean) =>
  useEffect(() => {
    if (!opened) return;
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) opener.focus({ preventScroll: true });
      else if (isLeavingFocus(document.activeElement)) focusHeading();
    };
  }, [opened]);

/** The focus is nowhere, or in a dialog that closes. */
const isLeavingFocus = (focused: Element | null) =>
  focused === null || focused === document.body || focused.closest('[role="dialog"]') !== null;
