import { Modal, type ModalRootProps } from '@mantine/core';
import { useEffect } from 'react';
import { focusHeading } from '../lib/focus-heading';
import { MantineRoot } from './mantine-root';
import './modal-root.css';

/** A dialog over the page. It traps the focus and locks the page's scrolling. */
export const ModalRoot = (props: ModalRootProps) => {
  useFocusReturn(props.opened);
  return (
    <MantineRoot>
      <Modal.Root {...props} returnFocus={false} transitionProps={{ transition: 'fade', duration: 120 }} />
    </MantineRoot>
  );
};

/** Mantine's own does not for a window that comes to the page, or leaves it, while it is open. */
const useFocusReturn = (opened: boolean) =>
  useEffect(() => {
    if (!opened) return;
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) opener.focus({ preventScroll: true });
      else if (isGoing(document.activeElement)) focusHeading();
    };
  }, [opened]);

/** Nowhere, or in a window that closes. */
const isGoing = (focused: Element | null) =>
  focused === null || focused === document.body || focused.closest('[role="dialog"]') !== null;
