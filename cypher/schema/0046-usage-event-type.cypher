// Usage events by type and time, with the visitor, so that visitors are counted from the index alone.
CREATE INDEX usage_event_type IF NOT EXISTS FOR (event:UsageEvent) ON (event.type, event.at, event.visitor)
