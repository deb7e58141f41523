import { formatMoreRooms, formatWhere, repairMojibake, titleOf } from '#libs/contracts';
import type { Size } from '../town-map/camera';
import type { Point } from '../town-map/mercator';
import { PinLabel } from '../town-map/pin-label';
import type { MapView } from '../town-map/use-map-view';
import { canSplit, formatPinLabel, type Pin, rowsOfPin } from './pins';

type Props = { pins: readonly Pin[]; view: MapView; isSelected: (pin: Pin) => boolean; onSelect: (pin: Pin) => void };

export const EventPins = ({ pins, view, isSelected, onSelect }: Props) =>
  pins.map((pin) => {
    const at = view.pointOf(pin.place);
    return (
      isInside(view.size, at) && (
        <PinLabel
          key={pin.members[0]!.event.id}
          at={at}
          label={formatPinLabel(pin)}
          aria-label={formatPinDescription(pin)}
          selected={isSelected(pin)}
          aria-pressed={isSelected(pin)}
          onClick={() => onSelect(pin)}
        />
      )
    );
  });

const isInside = ({ width, height }: Size, { x, y }: Point) => x >= 0 && y >= 0 && x <= width && y <= height;

const formatPinDescription = (pin: Pin) => {
  const [one, ...others] = rowsOfPin(pin);
  if (others.length > 0)
    return `${formatPinLabel(pin)} ${canSplit(pin) ? 'close to each other' : `at ${repairMojibake(formatWhere(one!.event))}`}`;
  return [`${formatPinLabel(pin)}: ${titleOf(one!.event)}`, one!.others.length > 0 && formatMoreRooms(one!)]
    .filter(Boolean)
    .join(' ');
};
