import '@kazu/collection/element'
