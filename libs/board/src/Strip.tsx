import { coloursOf } from './Card.tsx';
import { lettersOf } from './letters.ts';
import type { Picking } from './Pick.tsx';
import type { StripGroup, StripMarker, StripSpace } from './strip-plan.ts';

interface Props {
  readonly kind: string;
  readonly title: string;
  readonly groups: readonly StripGroup[];
  readonly picking: Picking;
}

/** Places in a row, with their markers; those that share a label are held together by it. */
export const Strip = ({ kind, title, groups, picking }: Props) => (
  <ol className="strip" aria-label={title} data-part="strip" data-track={kind}>
    {groups.map(({ key, label, spaces }) => (
      <li key={key} className="strip-group" style={{ flexGrow: spaces.length }}>
        <ol className="strip-spaces" aria-label={label || undefined}>
          {spaces.map((space) => (
            <li key={space.member}>
              <Space kind={kind} space={space} picking={picking} />
            </li>
          ))}
        </ol>
        {label === '' ? null : (
          <span className="strip-label" style={lettersOf(label)} aria-hidden="true">
            {label}
          </span>
        )}
      </li>
    ))}
  </ol>
);

const Space = ({ kind, space, picking }: Pick<Props, 'kind' | 'picking'> & { readonly space: StripSpace }) => {
  const { member, name, text, side, signs, markers } = space;
  const said = [name, ...markers.map((marker) => marker.name)].join(', ');
  const className = ['strip-space', side && 'owned', markers.length > 0 && 'current'].filter(Boolean).join(' ');
  const inner = (
    <>
      <span className="strip-text" aria-hidden="true">
        {text}
      </span>
      {signs.length === 0 ? null : (
        <span className="strip-signs" aria-hidden="true">
          {signs.join('')}
        </span>
      )}
      {markers.map((marker) => (
        <Marker key={marker.key} marker={marker} />
      ))}
      <span className="told">{said}</span>
    </>
  );
  const shared = { style: coloursOf(side), title: said, 'data-place': `${kind}.${member}`, 'data-space': member };
  const { onPick } = picking;
  if (onPick === undefined || !picking.isLegal(kind, member))
    return (
      <span className={className} {...shared}>
        {inner}
      </span>
    );
  return (
    <button
      type="button"
      className={`${className} legal${picking.isPicked(kind, member) ? ' picked' : ''}`}
      aria-pressed={picking.isPicked(kind, member)}
      data-spot={member}
      data-pick={member}
      onClick={() => onPick(member, kind)}
      {...shared}
    >
      {inner}
    </button>
  );
};

/** A piece on a place of a row. */
const Marker = ({ marker }: { readonly marker: StripMarker }) => (
  <span
    className="strip-marker"
    data-marker={marker.key}
    style={marker.side ? coloursOf(marker.side) : undefined}
    aria-hidden="true"
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M7 4v17M7 5h11l-3 4 3 4H7z" />
    </svg>
  </span>
);
