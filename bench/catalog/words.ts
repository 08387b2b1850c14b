/** Words for names, columns and descriptions. Early words are frequent, late ones rare. */

const split = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Subjects of tables, charts and jobs. */
export const SUBJECTS = split(`
  orders customers payments products sessions events users invoices shipments inventory transactions accounts
  subscriptions campaigns clicks impressions returns refunds suppliers stores employees contracts tickets visits carts
  prices discounts promotions leads opportunities vendors warehouses deliveries claims policies loans deposits ledgers
  budgets forecasts surveys reviews ratings searches downloads installs devices sensors readings alerts incidents
  deployments releases experiments cohorts segments audiences channels partners affiliates regions territories routes
  drivers trips bookings reservations guests rooms flights passengers tariffs meters outages turbines patients
  prescriptions appointments diagnoses laboratories students courses enrollments grades donations grants volunteers
  recipes ingredients menus kitchens couriers parcels pallets containers customs tariffcodes royalties playlists tracks
  artists episodes broadcasts subscribers advertisers auctions bids listings wishlists coupons giftcards loyalties
`);

/** Parts or aspects of a subject. */
export const QUALIFIERS = split(`
  daily monthly weekly hourly active new current historical net gross regional global online mobile web retail wholesale
  marketing finance internal external primary secondary enriched cleaned deduplicated merged joined filtered validated
  rolling trailing projected actual planned late failed pending open closed cancelled archived manual automatic
  anonymous verified premium trial churned returning loyal seasonal domestic international inbound outbound
  consolidated normalized masked encrypted sampled weighted estimated reconciled audited
`);

/** Kinds of tables; the last word of a name. */
export const FORMS = split(`
  snapshot summary detail history facts aggregate log metrics events export lookup rollup mapping staging features
  latest archive attributes dimension bridge scores index report changes totals audit queue registry calendar
`);

/** Meanings of numeric columns and charts. */
export const MEASURES = split(`
  amount count total price quantity revenue cost margin rate ratio score duration balance discount tax volume weight
  distance latency share growth average median variance limit target budget rank frequency yield throughput
`);

/** Meanings of columns that are not numeric. */
export const ATTRIBUTES = split(`
  id name status type code country currency email city source channel category created updated deleted region language
  title description address phone postal platform version owner parent reason comment reference external hash partition
  batch load timezone segment tier gender age birth brand model color size unit method gateway carrier
`);

export const VERBS = split(`
  contains records describes holds collects tracks joins combines summarizes lists maps counts estimates predicts cleans
  validates enriches replicates archives exposes feeds replaces supports explains
`);

/** Function words. */
export const GLUE = split(`
  the of and for per from with by in each all to at after before when since which is are not only one row every
  including without between across during until into across over under based used built updated
`);

/** Other business nouns. */
export const NOUNS = split(`
  data table team report business system pipeline model process column value key date day time hour week month quarter
  year source target record number market service platform warehouse application customer order account product dashboard
  analysis finance marketing sales operations engineering quality rule policy check threshold window partition schedule
  owner steward definition metric dimension contract consumer producer delay backfill deadline migration legacy region
  currency exchange margin attribution retention churn conversion funnel basket lifetime acquisition compliance privacy
  consent regulation risk fraud credit collection settlement reconciliation allocation amortization depreciation accrual
  hierarchy taxonomy glossary lineage ingestion extraction transformation deduplication normalization aggregation
  anonymization tokenization granularity cardinality surrogate watermark checkpoint latency throughput
`);

/** Areas of a company; lineage is mostly within one area. */
export const AREAS = split(`
  sales marketing finance logistics product support people risk platform growth procurement legal
  research operations analytics security manufacturing partnerships
`);

export const TAGS = split(`
  pii deprecated verified tier1 tier2 tier3 gold silver bronze sensitive confidential public internal gdpr hipaa sox
  experimental legacy certified draft critical realtime batch nightly hourly finance marketing external restricted
  archived quality monitored unowned needsreview masked encrypted
`);

export const FIRST_NAMES = split(`
  anna ben carla david elena farid grace hugo ines jonas kira liam maria nadia oscar paula quentin rosa sofia tomas uma
  victor wanda xavier yara zoe amir bianca cedric dana emil fatima george hanna igor julia karim lena marco nina
`);

export const LAST_NAMES = split(`
  adams baker costa diaz evans fischer garcia haddad ivanov jansen kim lopez moreau nguyen okafor patel quinn rossi
  silva tanaka ueda vogel weber xu yilmaz zhang andersen brown clark dubois eriksen fontaine gupta hoffmann ito jones
  kowalski larsen meyer novak
`);
