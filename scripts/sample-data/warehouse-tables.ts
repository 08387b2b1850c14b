/** Tables that analysts build in the warehouse from the cleaned views: the core model and the marts. */
import { inWarehouse } from './layers.js';
import { readColumns, type Table } from './tables.js';

type Build = Pick<Table, 'id' | 'description' | 'owner' | 'domain' | 'columns' | 'tags' | 'terms' | 'pages'>;

function build(schema: 'core' | 'marts', tables: readonly Build[]): Table[] {
  return tables.map((table) => ({
    ...table,
    ...inWarehouse(schema, table.id),
    subType: 'Table',
    engineer: 'oskar.vandermeer',
    lineage: 'TRANSFORMED',
  }));
}

export const CORE_TABLES = build('core', [
  {
    id: 'dim_bike',
    owner: 'group/fleet-operations',
    domain: 'fleet',
    terms: ['fleet.bike'],
    description: 'One row for every bike, with its age and its workshop history summed up.',
    columns: readColumns(`
      *bike_id     | number    | Number on the frame.              | stg_bikes.bike_id
      model        | varchar   | Model name.                       | stg_bikes.model
      is_electric  | boolean   | Has a motor and a battery.        | stg_bikes.is_electric
      state        | varchar   | Where it is in its life.          | stg_bikes.state
      age_days     | number    | Days since delivery.              | stg_bikes.bought_on
      repairs      | number    | Workshop visits so far.           | stg_repairs.repair_id
      repair_cents | number    | Parts so far, in euro cents.      | stg_repairs.parts_cents`),
  },
  {
    id: 'dim_station',
    owner: 'group/fleet-operations',
    domain: 'fleet',
    tags: ['gold'],
    terms: ['fleet.station'],
    description: 'One row for every station that was ever open.',
    columns: readColumns(`
      *station_id  | number    | Number painted on the station.    | stg_stations.station_id
      name         | varchar   | Name on the map.                  | stg_stations.name
      town         | varchar   | Ostwick, Brennport or Salthaven.  | stg_stations.town
      docks        | number    | Places for bikes.                 | stg_stations.docks
      is_open      | boolean   | In service today.                 | stg_stations.opened_on, stg_stations.closed_on`),
  },
  {
    id: 'dim_rider',
    owner: 'sofia.kessling',
    domain: 'riders',
    terms: ['riding.rider', 'riding.membership'],
    description: 'One row for every account, without anything that names the person.',
    columns: readColumns(`
      *rider_id    | number    | Number of the account.            | stg_riders.rider_id
      home_town    | varchar   | Town chosen at sign-up.           | stg_riders.home_town
      age_band     | varchar?  | Ten-year band of age.             | stg_riders.born_in
      signed_up_on | date      | Day of sign-up.                   | stg_riders.signed_up_at
      current_plan | varchar?  | Plan today, empty without one.    | stg_memberships.plan, stg_memberships.ends_on`),
  },
  {
    id: 'fct_trip',
    owner: 'group/analytics',
    domain: 'riders',
    tags: ['gold'],
    terms: ['riding.trip'],
    description: 'Finished rides of at least one minute. Rides by staff to move bikes are left out.',
    pages: { 'What counts as a trip': 'definitions/trip' },
    columns: readColumns(`
      *trip_id         | number    | Number of the ride.           | stg_trips.trip_id
      rider_id         | number?   | Who rode.                     | stg_trips.rider_id
      bike_id          | number    | On which bike.                | stg_trips.bike_id
      start_station_id | number    | From where.                   | stg_trips.start_station_id
      end_station_id   | number?   | To where.                     | stg_trips.end_station_id
      started_at       | timestamp | Unlocking.                    | stg_trips.started_at
      minutes          | number    | From unlocking to locking.    | stg_trips.started_at, stg_trips.ended_at
      kilometres       | number?   | Distance.                     | stg_trips.metres`),
  },
  {
    id: 'fct_trip_enriched',
    owner: 'group/analytics',
    domain: 'demand',
    terms: ['riding.trip'],
    description: 'Finished rides with the station and the weather at the start.',
    columns: readColumns(`
      *trip_id     | number    | Number of the ride.               | fct_trip.trip_id
      rider_id     | number?   | Who rode.                         | fct_trip.rider_id
      station_id   | number    | Where it began.                   | fct_trip.start_station_id
      town         | varchar   | Town where it began.              | dim_station.town
      start_hour   | timestamp | Full hour of the start.           | fct_trip.started_at
      minutes      | number    | From unlocking to locking.        | fct_trip.minutes
      temperature  | float     | Degrees Celsius at the start.     | stg_weather.temperature
      rain_mm      | float     | Rain in the hour of the start.    | stg_weather.rain_mm`),
  },
  {
    id: 'fct_payment',
    owner: 'group/finance',
    domain: 'revenue',
    tags: ['gold', 'finance-close'],
    terms: ['money.payment', 'money.refund'],
    description: 'Confirmed payments and refunds, each with the plan that it was for.',
    columns: readColumns(`
      *payment_id  | number    | Number at the payment provider.   | stg_payments.payment_id
      rider_id     | number?   | Who paid.                         | stg_payments.rider_id
      plan         | varchar?  | Plan, empty for a single ride.    | stg_memberships.plan
      euros        | number    | Amount, negative for a refund.    | stg_payments.amount_cents
      is_refund    | boolean   | Money that went back.             | stg_payments.amount_cents
      booked_on    | date      | Day of confirmation.              | stg_payments.booked_at`),
  },
  {
    id: 'fct_dock_change',
    owner: 'group/fleet-operations',
    domain: 'fleet',
    description: 'Bikes taken and returned for each station and quarter of an hour.',
    columns: readColumns(`
      *station_id  | number    | Which station.                    | stg_dock_events.station_id
      *quarter     | timestamp | Start of the fifteen minutes.     | stg_dock_events.happened_at
      taken        | number    | Bikes taken.                      | stg_dock_events.kind
      returned     | number    | Bikes returned.                   | stg_dock_events.kind
      faults       | number    | Docks that reported a fault.      | stg_dock_events.kind`),
  },
]);

export const MART_TABLES = build('marts', [
  {
    id: 'station_demand_hourly',
    owner: 'group/analytics',
    domain: 'demand',
    tags: ['gold'],
    terms: ['fleet.station-demand'],
    description:
      'Rides that began at each station in each hour, and how often nobody could: an empty station counts.',
    pages: { 'How demand is estimated': 'demand/method', 'On call for demand': 'demand/on-call' },
    columns: readColumns(`
      *station_id  | number    | Which station.                    | fct_trip_enriched.station_id
      *hour        | timestamp | Full hour.                        | fct_trip_enriched.start_hour
      town         | varchar   | Its town.                         | dim_station.town
      trips        | number    | Rides that began.                 | fct_trip_enriched.trip_id
      empty_share  | float     | Share of the hour without a bike. | fct_dock_change.taken, fct_dock_change.returned, dim_station.docks
      rain_mm      | float     | Rain in the hour.                 | fct_trip_enriched.rain_mm`),
  },
  {
    id: 'daily_revenue',
    owner: 'group/finance',
    domain: 'revenue',
    tags: ['gold', 'finance-close'],
    terms: ['money.net-revenue'],
    description: 'Net revenue a day and plan. Closed on the third working day of the next month.',
    pages: { 'Monthly close': 'finance/close' },
    columns: readColumns(`
      *day         | date      | Day of booking.                   | fct_payment.booked_on
      *plan        | varchar   | Plan, or single ride.             | fct_payment.plan
      gross_euros  | number    | Payments.                         | fct_payment.euros
      refund_euros | number    | Refunds, as a positive number.    | fct_payment.euros, fct_payment.is_refund
      net_euros    | number    | Payments less refunds.            | fct_payment.euros`),
  },
  {
    id: 'fleet_health',
    owner: 'bram.oyelaran',
    domain: 'fleet',
    terms: ['fleet.downtime', 'fleet.utilisation'],
    description: 'State of the fleet a day and town: bikes on the street, in the workshop, lost; batteries.',
    columns: readColumns(`
      *day         | date      | Which day.                        | stg_repairs.taken_in_at
      *town        | varchar   | Which town.                       | stg_bikes.home_town
      on_street    | number    | Bikes that can be rented.         | dim_bike.state
      in_workshop  | number    | Bikes in repair.                  | dim_bike.state, stg_repairs.released_at
      utilisation  | float     | Share of bikes that moved.        | fct_trip.bike_id, dim_bike.bike_id
      low_battery  | number    | Electric bikes below a fifth.     | stg_bike_positions.battery`),
  },
  {
    id: 'rider_retention',
    owner: 'sofia.kessling',
    domain: 'riders',
    terms: ['riding.active-rider', 'riding.churn'],
    description: 'For each month of sign-up and month since: riders that still ride, and what they paid.',
    columns: readColumns(`
      *cohort      | date      | Month of sign-up.                 | dim_rider.signed_up_on
      *month       | number    | Months since, from 0.             | fct_trip.started_at, dim_rider.signed_up_on
      riders       | number    | Riders in the cohort.             | dim_rider.rider_id
      active       | number    | Of them, active in the month.     | fct_trip.rider_id
      euros        | number    | What they paid in the month.      | fct_payment.euros`),
  },
  {
    id: 'executive_weekly',
    owner: 'ines.halvorsen',
    domain: 'revenue',
    tags: ['gold'],
    terms: ['money.net-revenue', 'fleet.utilisation', 'riding.active-rider'],
    description: 'The numbers that the Monday meeting looks at, one row a week.',
    columns: readColumns(`
      *week        | date      | Monday of the week.               | daily_revenue.day
      net_euros    | number    | Net revenue.                      | daily_revenue.net_euros
      utilisation  | float     | Mean over towns and days.         | fleet_health.utilisation
      active       | number    | Active riders.                    | rider_retention.active
      trips        | number    | Rides that began.                 | station_demand_hourly.trips`),
  },
]);
