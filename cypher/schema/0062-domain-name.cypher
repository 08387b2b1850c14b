// Domains by name, so that a new name is compared with few others.
CREATE INDEX domain_name IF NOT EXISTS FOR (domain:Domain) ON (domain.name)
