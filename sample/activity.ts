import type { Activity } from '../domain/activity';
import { daysAgoAt, minutesAgoToday } from './moments';

/** The dashboard's recent activity, newest first, seen from an instant. It tells what the bookings and conversations tell. */
export function sampleActivity(now: Date): Activity[] {
  return [
    {
      id: '1',
      kind: 'message',
      text: 'Mads Vinther skrev til dig om Trailer 500 kg med net',
      at: minutesAgoToday(now, 150),
    },
    {
      id: '2',
      kind: 'booking',
      text: 'Du hentede Borehammer SDS-plus hos Torben Krogh',
      at: daysAgoAt(now, 1, '17:58'),
    },
    {
      id: '3',
      kind: 'booking',
      text: 'Elias Toft hentede Teleskopstige 3,2 meter hos dig',
      at: daysAgoAt(now, 2, '16:12'),
    },
    {
      id: '4',
      kind: 'favourite',
      text: 'Signe Østergaard gemte Cykelværksted i kasse som favorit',
      at: daysAgoAt(now, 4, '21:05'),
    },
    {
      id: '5',
      kind: 'return',
      text: 'Freja Mogensen afleverede Lille skruemaskine 12 V',
      at: daysAgoAt(now, 13, '12:30'),
    },
    {
      id: '6',
      kind: 'review',
      text: 'Du gav Kombistige i tre dele, 7,5 meter fem stjerner',
      at: daysAgoAt(now, 38, '09:17'),
    },
  ];
}
