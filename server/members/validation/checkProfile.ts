import { isReservedName } from '../../../domain/members/memberName';
import { limits } from '../../config/limits';
import type { UpdateProfileInput } from '../../context/resolvers.generated';
import { findPlace } from '../../search/places/gazetteer';
import { fieldError, type Message } from '../../texts/translate';
import { cleanLine, cleanText, countCharacters } from '../../validation/cleanText';
import type { ProfileChanges } from '../records/users';
import { checkLender } from './checkLender';

/** The coordinates of a typed place, null for a blank one, or what is wrong with it. */
function checkPlace(
  typed: string,
): { place: NonNullable<ProfileChanges['place']> | null } | { error: Message } {
  const location = cleanLine(typed);
  if (location === '') return { place: null };
  if (countCharacters(location) > limits.user.location.max) {
    const { max } = limits.user.location;
    return { error: fieldError('location', 'profile.locationTooLong', { max }) };
  }
  const place = findPlace(location);
  if (!place) {
    return {
      error: fieldError('location', 'profile.locationUnknown', { location }),
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
): { changes: ProfileChanges } | { errors: Message[] } {
  const bounds = limits.user;
  const changes: ProfileChanges = {};
  const errors: Message[] = [];
  if (typeof input.name === 'string') {
    changes.name = cleanLine(input.name);
    const length = countCharacters(changes.name);
    if (length < bounds.name.min) errors.push(fieldError('name', 'forms.nameRequired'));
    if (length > bounds.name.max) {
      errors.push(fieldError('name', 'forms.nameTooLong', { max: bounds.name.max }));
    }
    if (isReservedName(changes.name)) {
      errors.push(fieldError('name', 'profile.nameReserved'));
    }
  }
  if (input.about !== undefined) {
    changes.about = cleanText(input.about ?? '') || null;
    if (countCharacters(changes.about ?? '') > bounds.about.max) {
      const max = bounds.about.max;
      errors.push(fieldError('about', 'profile.aboutTooLong', { max }));
    }
  }
  if (input.location !== undefined) {
    const checked = checkPlace(input.location ?? '');
    if ('error' in checked) errors.push(checked.error);
    else changes.place = checked.place;
  }
  if (input.lender) {
    const checked = checkLender(input.lender);
    if ('errors' in checked) errors.push(...checked.errors);
    else changes.lender = checked.lender;
  }
  if (input.avatar !== undefined) changes.avatarImageUrl = input.avatar?.trim() || null;
  return errors.length > 0 ? { errors } : { changes };
}
