import { plainQuotes, titleOf } from '#libs/contracts';
import type { Size } from '../town-map/camera';
import type { Point } from '../town-map/mercator';
import { PinLabel } from '../town-map/pin-label';
import type { MapView } from '../town-map/use-map-view';
import { isSpread, type Pin, pinLabel } from './pins';

type Props = { pins: readonly Pin[]; view: MapView; isSelected: (pin: Pin) => boolean; onSelect: (pin: Pin) => void };

/** A label for each pin in the picture: what is outside of it stands in the list. */
export const EventPins = ({ pins, view, isSelected, onSelect }: Props) =>
  pins.map((pin) => {
    const at = view.pointOf(pin.place);
    return (
      isWithin(view.size, at) && (
        <PinLabel
          key={pin.members[0]!.event.id}
          at={at}
          label={pinLabel(pin)}
          aria-label={wordsOf(pin)}
          selected={isSelected(pin)}
          aria-pressed={isSelected(pin)}
          onClick={() => onSelect(pin)}
        />
      )
    );
  });

const isWithin = ({ width, height }: Size, { x, y }: Point) => x >= 0 && y >= 0 && x <= width && y <= height;

const wordsOf = (pin: Pin) =>
  pin.members.length === 1
    ? `${pinLabel(pin)}: ${titleOf(pin.members[0]!.event)}`
    : `${pinLabel(pin)} ${isSpread(pin) ? 'close to each other' : `at ${plainQuotes(pin.members[0]!.event.address ?? '')}`}`;
