// Edges that no longer hold, by the entity whose aspect made them; a hard delete removes them.
CREATE INDEX past_edge_owner IF NOT EXISTS FOR ()-[edge:Past]-() ON (edge.owner)
