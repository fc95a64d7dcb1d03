import { isReservedName } from '../../../domain/members/memberName';
import { limits } from '../../config/limits';
import type { UpdateProfileInput } from '../../context/resolvers.generated';
import { findPlace } from '../../search/places/gazetteer';
import { inFigures, type Said, said } from '../../texts/say';
import { cleanLine, cleanText, lengthOf } from '../../validation/cleanText';
import type { ProfileChanges } from '../records/users';

/** The coordinates of a typed place, null for a blank one, or what is wrong with it. */
function checkPlace(
  typed: string,
): { place: NonNullable<ProfileChanges['place']> | null } | { error: Said } {
  const location = cleanLine(typed);
  if (location === '') return { place: null };
  if (lengthOf(location) > limits.user.location.max) {
    const { max } = limits.user.location;
    return { error: said('Location may be at most {max} characters.', { max }) };
  }
  const place = findPlace(location);
  if (!place) {
    return {
      error: said("Location: we don't know “{location}”. Use a Danish town or postcode.", {
        location,
      }),
    };
  }
  return { place: { location, latitude: place.latitude, longitude: place.longitude } };
}

/**
 * The changes to store, or everything that is wrong with them. The picture's address is only trimmed: the caller has to
 * check that the picture exists.
 */
export function checkProfile(
  input: UpdateProfileInput,
): { changes: ProfileChanges } | { errors: Said[] } {
  const bounds = limits.user;
  const changes: ProfileChanges = {};
  const errors: Said[] = [];
  if (typeof input.name === 'string') {
    changes.name = cleanLine(input.name);
    const length = lengthOf(changes.name);
    if (length < bounds.name.min) errors.push(said('Name is required.'));
    if (length > bounds.name.max) {
      errors.push(said('Name may be at most {max} characters.', { max: bounds.name.max }));
    }
    if (isReservedName(changes.name)) {
      errors.push(said('This name looks like Skuret’s own. Choose another.'));
    }
  }
  if (input.about !== undefined) {
    changes.about = cleanText(input.about ?? '') || null;
    if (lengthOf(changes.about ?? '') > bounds.about.max) {
      const max = inFigures(bounds.about.max);
      errors.push(said('Bio may be at most {max} characters.', { max }));
    }
  }
  if (input.location !== undefined) {
    const checked = checkPlace(input.location ?? '');
    if ('error' in checked) errors.push(checked.error);
    else changes.place = checked.place;
  }
  if (input.avatar !== undefined) changes.avatarImageUrl = input.avatar?.trim() || null;
  return errors.length > 0 ? { errors } : { changes };
}
