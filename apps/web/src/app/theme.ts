import {
  Button,
  Checkbox,
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  Menu,
  Tooltip,
} from '@mantine/core';
import button from '../ui/button.module.css';
import check from '../ui/check.module.css';
import { CheckMark } from '../ui/check-mark';
import menu from '../ui/menu.module.css';
import tip from '../ui/tip.module.css';

/** Mantine brings behaviour, ours is the look: its parts wear the classes given here and read the tokens below. */
export const theme = createTheme({
  primaryColor: 'blue',
  fontFamily: 'var(--sans)',
  lineHeights: { md: '1.45' },
  headings: { fontFamily: 'var(--sans)' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  // Mantine's filled ground always carries white, ours carries what is readable on the accent.
  variantColorResolver: (input) =>
    input.variant === 'filled' && (!input.color || input.color === 'blue')
      ? { background: 'var(--fill)', hover: 'var(--fill-hover)', color: 'var(--on-fill)', border: '1px solid transparent' }
      : defaultVariantColorsResolver(input),
  components: {
    Button: Button.extend({ classNames: button, defaultProps: { variant: 'default' } }),
    Checkbox: Checkbox.extend({ classNames: check, defaultProps: { icon: CheckMark } }),
    Menu: Menu.extend({
      classNames: menu,
      defaultProps: {
        position: 'bottom-end',
        offset: 4,
        radius: 0,
        shadow: undefined,
        transitionProps: { transition: 'fade', duration: 120 },
      },
    }),
    Tooltip: Tooltip.extend({
      classNames: tip,
      defaultProps: {
        multiline: true,
        interactive: true,
        events: { hover: true, focus: true, touch: false },
        offset: 6,
        transitionProps: { transition: 'fade', duration: 120 },
      },
    }),
  },
});

const tokens = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-2)',
  '--mantine-color-default-border': 'var(--rule)',
  '--mantine-color-default': 'var(--paper-2)',
  '--mantine-color-default-hover': 'var(--wash)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-primary-color-filled': 'var(--fill)',
  '--mantine-primary-color-filled-hover': 'var(--fill-hover)',
  '--mantine-primary-color-contrast': 'var(--on-fill)',
  '--mantine-primary-color-light': 'var(--wash)',
  '--mantine-primary-color-light-color': 'var(--accent)',
  '--mantine-color-placeholder': 'var(--ink-2)',
  '--mantine-color-anchor': 'var(--accent)',
};

/** A change of accent or mode is one attribute on the page; nothing renders again. */
export const resolver: CSSVariablesResolver = () => ({ variables: {}, light: tokens, dark: tokens });
