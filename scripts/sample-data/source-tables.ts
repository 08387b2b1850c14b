/** Tables of the source systems: the operational database, two event topics and a purchased weather feed. */
import { readColumns, type Column, type Table } from './tables.js';

export interface SourceTable extends Pick<
  Table,
  'description' | 'owner' | 'domain' | 'tags' | 'terms' | 'pages'
> {
  /** Plain name, used in all layers: `trips` becomes `stg_trips`. */
  readonly name: string;
  readonly origin: 'postgres' | 'kafka' | 'feed';
  /** Schema in the database, or folder in the object store. */
  readonly area: string;
  readonly columns: readonly Column[];
  /** Columns that are replaced by a hash before analysts can read them. */
  readonly hashed?: readonly string[];
}

export const SOURCE_TABLES: readonly SourceTable[] = [
  {
    name: 'bikes',
    origin: 'postgres',
    area: 'fleet',
    owner: 'group/fleet-operations',
    domain: 'fleet',
    terms: ['fleet.bike'],
    description: 'Every bike ever bought, one row each. A bike that was scrapped or stolen keeps its row.',
    columns: readColumns(`
      *bike_id      | bigint       | Number on the frame.
      model         | varchar(40)  | Model name, for example Heron 3 or Heron 3e.
      is_electric   | boolean      | Has a motor and a battery.
      bought_on     | date         | Day of delivery.
      state         | varchar(12)  | riding, docked, workshop, lost or scrapped.
      home_town     | varchar(20)  | Ostwick, Brennport or Salthaven.`),
  },
  {
    name: 'stations',
    origin: 'postgres',
    area: 'fleet',
    owner: 'group/fleet-operations',
    domain: 'fleet',
    terms: ['fleet.station'],
    description: 'Docking stations with their place and number of docks.',
    pages: { 'How a station gets its number': 'fleet/station-numbers' },
    columns: readColumns(`
      *station_id   | integer      | Number painted on the station.
      name          | varchar(80)  | Name on the map, usually the street or square.
      town          | varchar(20)  | Ostwick, Brennport or Salthaven.
      latitude      | numeric(9,6) | Degrees north.
      longitude     | numeric(9,6) | Degrees east.
      docks         | smallint     | Places for bikes.
      opened_on     | date         | First day of service.
      closed_on     | date?        | Last day of service, empty while it is open.`),
  },
  {
    name: 'repairs',
    origin: 'postgres',
    area: 'fleet',
    owner: 'group/fleet-operations',
    domain: 'fleet',
    terms: ['fleet.downtime'],
    description: 'Workshop visits: what was broken, how long it took and what the parts cost.',
    columns: readColumns(`
      *repair_id    | bigint       | Number of the job sheet.
      bike_id       | bigint       | Which bike.
      fault         | varchar(30)  | brakes, tyre, battery, lock, frame or other.
      taken_in_at   | timestamp    | Arrival at the workshop.
      released_at   | timestamp?   | Back on the street, empty while in repair.
      parts_cents   | integer      | Cost of the parts in euro cents.`),
  },
  {
    name: 'riders',
    origin: 'postgres',
    area: 'riders',
    owner: 'sofia.kessling',
    domain: 'riders',
    tags: ['pii'],
    terms: ['riding.rider', 'privacy.personal-data'],
    hashed: ['email', 'phone'],
    description:
      'People with an account. Erasure on request empties the name, e-mail address and phone number.',
    pages: { 'Erasing a rider': 'privacy/erasure', 'Who may see riders': 'privacy/access' },
    columns: readColumns(`
      *rider_id     | bigint       | Number of the account.
      email         | varchar(200)?| Sign-in address.
      phone         | varchar(20)? | For messages about lost bikes.
      born_in       | smallint?    | Year of birth, given freely.
      home_town     | varchar(20)  | Town chosen at sign-up.
      signed_up_at  | timestamp    | Creation of the account.
      erased_at     | timestamp?   | When personal data was erased on request.`),
  },
  {
    name: 'memberships',
    origin: 'postgres',
    area: 'riders',
    owner: 'sofia.kessling',
    domain: 'riders',
    terms: ['riding.membership'],
    description: 'Spans during which a rider has a plan. Consecutive spans of one rider never overlap.',
    columns: readColumns(`
      *membership_id | bigint      | Number of the contract.
      rider_id      | bigint       | Whose.
      plan          | varchar(20)  | day, month, year or company.
      starts_on     | date         | First day.
      ends_on       | date?        | Last day, empty while it runs on.
      price_cents   | integer      | Price for each period in euro cents.`),
  },
  {
    name: 'trips',
    origin: 'postgres',
    area: 'riders',
    owner: 'sofia.kessling',
    domain: 'riders',
    terms: ['riding.trip'],
    description: 'One row for every ride, from unlocking to locking. Open rides have no end yet.',
    pages: { 'What counts as a trip': 'definitions/trip' },
    columns: readColumns(`
      *trip_id         | bigint    | Counted up by the database.
      rider_id         | bigint?   | Who rode, empty after erasure.
      bike_id          | bigint    | On which bike.
      start_station_id | integer   | Where it was unlocked.
      end_station_id   | integer?  | Where it was locked, empty for a ride that ended outside a station.
      started_at       | timestamp | Unlocking, in UTC.
      ended_at         | timestamp?| Locking, in UTC.
      metres           | integer?  | Distance by the bike's own counter.`),
  },
  {
    name: 'payments',
    origin: 'postgres',
    area: 'billing',
    owner: 'group/finance',
    domain: 'revenue',
    tags: ['finance-close'],
    terms: ['money.payment'],
    hashed: ['card_mask'],
    description:
      'Money in and out, as the payment provider confirmed it. A refund is a row with a negative amount.',
    columns: readColumns(`
      *payment_id   | bigint       | Number at the payment provider.
      rider_id      | bigint?      | Who paid, empty after erasure.
      trip_id       | bigint?      | For a single ride.
      membership_id | bigint?      | For a plan.
      amount_cents  | integer      | Euro cents, negative for a refund.
      method        | varchar(12)  | card, wallet or invoice.
      card_mask     | varchar(19)? | Last four digits.
      booked_at     | timestamp    | Confirmation by the provider.`),
  },
  {
    name: 'dock_events',
    origin: 'kafka',
    area: 'docks',
    owner: 'group/fleet-operations',
    domain: 'fleet',
    tags: ['near-real-time'],
    terms: ['fleet.station'],
    description: 'Sent by a dock whenever a bike is taken or returned, usually within two seconds.',
    columns: readColumns(`
      *event_id     | string       | Made by the dock, unique.
      station_id    | int          | Which station.
      dock          | int          | Position in the station, from 1.
      bike_id       | long?        | Which bike, empty when the dock could not read it.
      kind          | string       | taken, returned or fault.
      happened_at   | timestamp    | Clock of the dock.`),
  },
  {
    name: 'bike_positions',
    origin: 'kafka',
    area: 'telemetry',
    owner: 'group/fleet-operations',
    domain: 'fleet',
    tags: ['near-real-time', 'pii'],
    terms: ['fleet.bike', 'privacy.personal-data'],
    description:
      'Position and battery of moving bikes, every thirty seconds. Together with trips it shows who was where.',
    columns: readColumns(`
      *bike_id           | long      | Which bike.
      *sent_at           | timestamp | Clock of the bike.
      position           | record?   | Empty in tunnels.
      position.latitude  | double    | Degrees north.
      position.longitude | double    | Degrees east.
      battery            | float?    | Charge from 0 to 1, electric bikes only.`),
  },
  {
    name: 'weather',
    origin: 'feed',
    area: 'weather',
    owner: 'group/data-platform',
    domain: 'demand',
    tags: ['purchased'],
    description:
      'Hourly weather in the three towns, bought from a weather service and corrected for two days.',
    columns: readColumns(`
      *town         | string       | Ostwick, Brennport or Salthaven.
      *hour         | timestamp    | Start of the hour, in UTC.
      temperature   | float        | Degrees Celsius.
      rain_mm       | float        | Millimetres in the hour.
      wind_ms       | float        | Metres per second.
      is_forecast   | boolean      | Not yet measured.`),
  },
];
