// Usage events of one actor by type and time: what the actor did last, and what goes with a deleted user.
CREATE INDEX usage_event_actor IF NOT EXISTS FOR (event:UsageEvent) ON (event.actor, event.type, event.at)
