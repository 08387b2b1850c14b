/** Where writes store how they change the counts: a ring of nodes for each slot of the write marks. */

/** Transactions of one slot commit one after the other. With this many, two of them rarely meet. */
export const MARK_SLOTS = 32;
/** Number of changes that a slot keeps. A service that misses more of them counts all entities again. */
export const KEPT_CHANGES = 128;
